declare module 'vnu-jar' {
  /** Where the jar stands: a String object. */
  const jar: { toString(): string };
  export default jar;
}
