import { currentTrace } from './trace.ts';
import { type DestinationStream, type Logger, pino } from 'pino';

const REDACTED = [
  'authorization',
  'cookie',
  'token',
  'password',
  '*.token',
  '*.password',
  'req',
  'res',
  'err',
  'error',
];

/** Writes structured lines to stdout. Callers never pass bodies or headers; `redact` removes any that do get in. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      // Log lines of a job carry the id of the request that sent it.
      mixin: () => ({ trace: currentTrace() }),
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, remove: true },
      serializers: { req: () => undefined, res: () => undefined },
    },
    ...(destination ? [destination] : []),
  );
