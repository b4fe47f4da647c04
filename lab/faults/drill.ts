import { setTimeout as pause } from 'node:timers/promises';
import { checkStopped, checkUses, type Findings } from './invariants.ts';
import type { Ledger, Orders, Seen } from './ledger.ts';
import { afterStart, halvesOf, MEMORY_MB, peakOf, risesIn, type Sample } from './memory.ts';
import { readAllBack } from './read-back.ts';
import { type Engine, openWorld, type World, type WorldOptions } from './world.ts';

export const invariants = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'] as const;
/** The findings per invariant. An invariant that was not checked is absent. */
export type Judged = Partial<Record<(typeof invariants)[number], string[]>>;

/** The result of a fault: how it was caused, the evidence that it happened, and observations. */
export type Told = { how: string; control: string; seen?: string; faults?: string[] };
export type Outcome = Told & {
  acknowledged: number;
  lost: number;
  twice: number;
  /** From the end of the fault to the first acknowledgment after it. The longest of several. */
  recoveryMs: number | undefined;
  judged: Judged;
};
export type Fault = {
  id: string;
  title: string;
  engines: readonly Engine[];
  run: (engine: Engine, factor: number) => Promise<Outcome>;
};

export type Stage = {
  world: World;
  ledger: Ledger;
  /** Marks the end of the fault and waits for the next acknowledgment. */
  over: () => Promise<void>;
  /** Marks a killed process: each email in progress may arrive twice. */
  crashed: () => void;
};
type Limits = { memoryMb?: number; crashes?: number };
export type DrillOptions = WorldOptions & { orders?: Partial<Orders>; limits?: Limits };

const RECOVERY_MS = 10_000;
const WARM = 24;

/** Opens a world with writers, causes a fault, and checks all invariants afterwards. */
export async function drill(
  engine: Engine,
  fault: (stage: Stage) => Promise<Told>,
  options: DrillOptions = {},
): Promise<Outcome> {
  const world = await openWorld(engine, options);
  try {
    const ledger = world.startLedger(options.orders);
    const recoveries: (number | undefined)[] = [];
    let crashes = options.limits?.crashes ?? 0;
    await ledger.untilAcknowledged(WARM);
    const warmAt = Date.now();
    const told = await fault({
      world,
      ledger,
      over: async () => {
        const from = Date.now();
        const first = await ledger.firstAfter(from);
        recoveries.push(first === undefined ? undefined : first - from);
      },
      crashed: () => (crashes += 1),
    });
    const unexpected = [...ledger.unexpected(), ...causesIn(world.said)];
    const entries = await ledger.stop();
    const underLoad = afterStart(world.memory).filter(({ at }) => at >= warmAt);
    const found = await readAllBack(world, entries);
    const uses = await checkUses(world, entries);
    await pause(1500); // the last audit rows are sealed within 1 s
    await world.server.kill('SIGTERM');
    const stopped = await checkStopped(world, entries, crashes);
    const judged = judge({
      found,
      uses,
      stopped,
      recoveries,
      unexpected,
      memory: memoryOf(world.engine, underLoad, options.limits),
    });
    return {
      ...told,
      seen: `${told.seen ?? ''}; ${memoryWords(underLoad)}`,
      acknowledged: entries.length,
      lost: found.lost.length,
      twice: found.twice.length,
      recoveryMs: recoveries.length === 0 ? undefined : Math.max(...recoveries.map((one) => one ?? Infinity)),
      judged,
    };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${world.said.join('\n').split('\n').slice(-15).join('\n')}`, {
      cause: error,
    });
  } finally {
    await world.close();
  }
}

/** Returns the causes of 500 answers from the server's log. */
const causesIn = (said: readonly string[]): string[] =>
  [...said.join('\n').matchAll(/"code":"internal","cause":(\{.*?\})/g)].map(([, cause]) => `logged: ${cause ?? ''}`);

function memoryOf(engine: Engine, underLoad: readonly Sample[], limits: Limits = {}): string[] {
  const most = peakOf(underLoad);
  const bound = limits.memoryMb ?? MEMORY_MB[engine];
  return [...when(most > bound, `${String(most)} MB, more than ${String(bound)}`), ...risesIn(underLoad)];
}

function memoryWords(underLoad: readonly Sample[]): string {
  const halves = halvesOf(underLoad).map(
    ({ first, second }) => `, ${String(first)} and ${String(second)} MB by halves`,
  );
  return `memory at most ${String(peakOf(underLoad))} MB${halves.join('')}`;
}

type Evidence = {
  found: Awaited<ReturnType<typeof readAllBack>>;
  uses: string[];
  stopped: Findings;
  recoveries: (number | undefined)[];
  unexpected: string[];
  memory: string[];
};

function judge({ found, uses, stopped, recoveries, unexpected, memory }: Evidence): Judged {
  const slow = recoveries.filter((ms) => ms === undefined || ms > RECOVERY_MS);
  return {
    ...stopped,
    I1: [...found.lost, ...found.twice, ...found.unreadable],
    I3: [...stopped.I3, ...uses],
    I6: memory,
    I7: [...slow.map((ms) => `recovered after ${ms === undefined ? 'no' : String(ms)} ms`), ...new Set(unexpected)],
  };
}

export const words = ({ acknowledged, refused, cut, silent, slowestMs }: Seen): string =>
  `${String(acknowledged)} acknowledged, ${String(refused)} refused with Retry-After, ${String(cut)} cut off${silent > 0 ? `, ${String(silent)} without an answer in 20 s` : ''}; slowest answer ${String(slowestMs)} ms`;

/** Returns the error line when the condition is false. */
export const unless = (holds: boolean, line: string): string[] => (holds ? [] : [line]);
export const when = (isWrong: boolean, line: string): string[] => (isWrong ? [line] : []);
/** Returns the evidence of the fault. Empty evidence fails the row. */
export const proof = (isThere: boolean, words: string): string => (isThere ? words : '');

/** Waits `ms`, multiplied by the factor of the command. */
export const last = (ms: number, factor: number): Promise<void> => pause(ms * factor);
