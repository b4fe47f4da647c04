/** Apart from the schemas, since the browser carries them. */
export const chatPaths = { session: '/api/chat/session', message: '/api/chat/message' } as const;

/** Ends each streamed answer. */
export const STREAM_END = '[DONE]';
export const LONGEST_MESSAGE = 2000;
