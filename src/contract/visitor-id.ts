export const visitorPaths = { track: '/api/visitor/track', visitor: '/api/visitor' } as const;

/** Made on the device: the prefix, its clock in milliseconds and, from most parts of the site, something random. */
const VISITOR_ID = /^visitor_\d+(?:_\w+)?$/;
const MAX_VISITOR_ID = 100;
export const isVisitorId = (text: string): boolean => text.length <= MAX_VISITOR_ID && VISITOR_ID.test(text);

/** The industries that pages and calls name; free text is taken on the wire and counts as none of them. */
export const industries = ['construction', 'food-beverage', 'manufacturing'] as const;
export type Industry = (typeof industries)[number];
