/** The number of cases per property of the money engine. Each mutant of a mutation test runs fewer. */
export const PROPERTY_RUNS = Number(process.env['PROPERTY_RUNS'] ?? 10_000);

/** A long timeout for tests that run every case, which can take minutes on a slow machine. */
export const PATIENT = { timeout: 15 * 60_000 };
