import { createContext } from 'react';
import type { Terms } from '#finance/terms.ts';

/** Receives the terms of the hero while a page is rendered, for the preview picture of the page. */
export const ShownTerms = createContext<{ terms?: Terms } | null>(null);
