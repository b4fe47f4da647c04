declare module 'vnu-jar' {
  /** Where the jar stands: a String object. */
  const jar: object;
  export default jar;
}
