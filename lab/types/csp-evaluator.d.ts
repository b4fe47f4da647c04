declare module 'csp_evaluator/dist/parser.js' {
  export class CspParser {
    constructor(policy: string);
    csp: object;
  }
}
declare module 'csp_evaluator/dist/finding.js' {
  export enum Severity {
    INFO = 60,
  }
}
declare module 'csp_evaluator/dist/evaluator.js' {
  type Finding = { severity: number; directive: string; value?: string; description: string };
  export class CspEvaluator {
    constructor(csp: object);
    evaluate(): Finding[];
  }
}
