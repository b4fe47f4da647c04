declare module '@secretlint/core' {
  type Source = { filePath: string; content: string; contentType: 'text'; ext: string };
  type Options = { config: { rules: { id: string; rule: object }[] } };
  type Message = { ruleId: string; loc: { start: { line: number } } };
  export function lintSource(lint: { source: Source; options: Options }): Promise<{ messages: Message[] }>;
}
declare module '@secretlint/profiler' {
  export const secretLintProfiler: { mark: (mark: object) => void };
}
declare module '@secretlint/secretlint-rule-preset-recommend' {
  export const creator: object;
}
