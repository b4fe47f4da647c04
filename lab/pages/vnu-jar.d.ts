declare module 'vnu-jar' {
  /** The path of the jar, as a String object. */
  const jar: { toString(): string };
  export default jar;
}
