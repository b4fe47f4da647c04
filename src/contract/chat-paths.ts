/** Apart from the schemas, since the browser carries them. */
export const chatPaths = { session: '/api/chat/session', message: '/api/chat/message' } as const;

/** Begins each streamed answer: an event without data, which says that the message was taken. */
export const RECEIVED = ': received';
/** Ends each streamed answer. */
export const STREAM_END = '[DONE]';
export const LONGEST_MESSAGE = 2000;
