import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#server/lib/app-error.ts';

/** OWASP's parameters: 19 MiB, 2 passes. */
const OWASP = { memoryCost: 19_456, timeCost: 2 };
const ARGON2ID = 2;
/** libuv has 4 threads, which files and DNS also use. */
const AT_ONCE = 2;
const MOST_WAITING = 60;
const BUSY = 'Many sign-ins are waiting at this moment. Please try again in 5 seconds.';

export type Passwords = {
  /** @throws AppError unavailable when 60 calls are waiting */
  hash: (password: string) => Promise<string>;
  /** Takes equally long for unknown and known accounts. @throws AppError unavailable when 60 calls are waiting */
  isRight: (stored: string | null, password: string) => Promise<boolean>;
  /** Returns true when the stored hash uses other parameters. */
  needsRehash: (stored: string) => boolean;
};

/** Tests that sign in often pass a lower cost. */
export function openPasswords({ memoryCost, timeCost } = OWASP): Passwords {
  const parameters = { algorithm: ARGON2ID, memoryCost, timeCost, parallelism: 1 };
  const start = `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=1$`;
  const decoy = hash('a password that no account has', parameters);
  const limited = openQueue();
  return {
    hash: (password) => limited(() => hash(password, parameters)),
    isRight: async (stored, password) => {
      const right = await limited(async () => verify(stored ?? (await decoy), password));
      return right && stored !== null;
    },
    needsRehash: (stored) => !stored.startsWith(start),
  };
}

/** Limits hashes, because each uses 19 MiB and a core, and the calls that wait for one. */
function openQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE && waiting.length >= MOST_WAITING)
      throw new AppError('unavailable', BUSY, { retryAfterSeconds: 5 });
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
