/** How many cases each property of the money engine is tried with; fewer where each mutant runs them all again. */
export const PROPERTY_RUNS = Number(process.env['PROPERTY_RUNS'] ?? 10_000);
