/** How many cases each property of the money engine is tried with; fewer where each mutant runs them all again. */
export const PROPERTY_RUNS = Number(process.env['PROPERTY_RUNS'] ?? 10_000);

/** Options for tests that run every case: a busy machine may need minutes. */
export const PATIENT = { timeout: 15 * 60_000 };
