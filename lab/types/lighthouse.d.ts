declare module 'lighthouse' {
  type Audit = { id: string; title: string; displayValue?: string; score: number | null };
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
  type Options = { port: number; output: 'json'; onlyCategories: string[]; logLevel: 'error' };
  type Result = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } };
  export default function lighthouse(url: string, options: Options): Promise<Result | undefined>;
}
