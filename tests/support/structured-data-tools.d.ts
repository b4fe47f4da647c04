declare module '@marbec/web-auto-extractor' {
  /** Extracts the structured data of a page, by format and type. */
  export default class WebAutoExtractor {
    parse(html: string): Record<string, Record<string, unknown[]>>;
  }
}
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: object): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; path: object[] }[]>;
  }
}
