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

/** Structured lines on stdout. Bodies and headers are never passed in; what slips through is cut out. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      // What a job does is found by the request that has sent it.
      mixin: () => ({ trace: currentTrace() }),
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED, remove: true },
      serializers: { req: () => undefined, res: () => undefined },
    },
    ...(destination ? [destination] : []),
  );
