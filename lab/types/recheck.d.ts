declare module 'recheck' {
  type Diagnostics =
    | { status: 'safe' }
    | { status: 'vulnerable'; complexity: { summary: string }; attack: { pattern: string } }
    | { status: 'unknown'; error: { kind: string } };
  export function check(source: string, flags: string, limits: { timeout: number }): Promise<Diagnostics>;
}
