import { APICallError } from 'ai';

/** Why a model gave no answer, as a code: the library's own errors carry the whole conversation. */
export class ModelFault extends Error {
  readonly code: string;
  constructor(code: string) {
    super('The language model gave no answer');
    this.name = 'ModelFault';
    this.code = code;
  }
}

export function modelFaultOf(error: unknown, signal: AbortSignal): ModelFault {
  if (error instanceof ModelFault) return error;
  if (signal.aborted) return new ModelFault('ABORTED');
  if (APICallError.isInstance(error) && error.statusCode !== undefined)
    return new ModelFault(`HTTP_${String(error.statusCode)}`);
  return new ModelFault(error instanceof Error ? error.name : typeof error);
}
