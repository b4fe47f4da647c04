/** Separate from the schemas, because browsers load them. */
export const chatPaths = { session: '/api/chat/session', message: '/api/chat/message' } as const;

/** Begins each streamed answer: a comment that acknowledges the message. */
export const RECEIVED = ': received';
/** Ends each streamed answer. */
export const STREAM_END = '[DONE]';
export const LONGEST_MESSAGE = 2000;
