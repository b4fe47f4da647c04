import type { ReactNode } from 'react';
import type { Brand } from '#contract/brand.ts';
import type { RemovableClaim } from '#contract/claims.ts';
import type { Language } from '#contract/language.ts';
import type { pages } from '#copy/en/pages.ts';
import type { DrawingName } from '#web/site/drawing.tsx';
import type { ViewProps } from './site.ts';

/** One row of the table of pages: one page in one language. */
export type Page = {
  path: string;
  lang: Language;
  /** The address in the other language. */
  translation: string;
  meta: (typeof pages)['home'];
  view: (props: ViewProps) => ReactNode;
  /** Alternative spellings that show this page. The canonical address is `path`. */
  aliases: string[];
  redirects: string[];
  noindex: boolean;
  /** Addresses below `path` use the reader's language, unless ?lang= is set. */
  negotiates: boolean;
  /** A page for one task: a header without links to other pages, no footer, no chat. */
  slim: boolean;
  /** Also shown for every address one level below. Such addresses are not cached or linked. */
  below: boolean;
  /** Has no page at `path`: each address below contains a token. */
  onlyBelow: boolean;
  /** Shows what is stored about the token of its address, so it is rendered for each request. */
  live: boolean;
  /** Answers 404 for unknown addresses, which may contain anything. */
  unknown: boolean;
  service: boolean;
  /** The lender can leave this page out. Its address then answers 404. */
  claim: RemovableClaim | undefined;
  ogType: 'website' | 'article';
  /** The drawing next to the title in the preview picture. */
  drawing: DrawingName;
  /** The preview picture. The server adds the company's name and the payment of the page. */
  ogImage: string;
  /** The page between home and this one in the breadcrumbs. */
  parent: { name: string; path: string } | undefined;
  /** Contains the form of the payment gateway, which its policy must allow. */
  pays: boolean;
  /** Additional stylesheets, by their source. */
  styles: string[];
  /** A script of its own that runs at load, by its source. */
  script: string | undefined;
  /** The main island of the page, by its source: loaded after the page and run at its start. */
  island: string | undefined;
};

/** Returns true unless the lender left the page out. */
export const isShown = ({ claim }: Pick<Page, 'claim'>, { leftOut }: Pick<Brand, 'leftOut'>): boolean =>
  claim === undefined || !leftOut.includes(claim);
