export const visitorPaths = { track: '/api/visitor/track', visitor: '/api/visitor' } as const;

/** Generated on the device: a prefix, the time in milliseconds and, on most pages, a random part. */
const VISITOR_ID = /^visitor_\d+(?:_\w+)?$/;
const MAX_VISITOR_ID = 100;
export const isVisitorId = (text: string): boolean => text.length <= MAX_VISITOR_ID && VISITOR_ID.test(text);

/** The industries of pages and calls. The API accepts other text and counts it as none of them. */
export const industries = ['construction', 'food-beverage', 'manufacturing'] as const;
export type Industry = (typeof industries)[number];
