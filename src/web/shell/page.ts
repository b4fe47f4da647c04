import type { ReactNode } from 'react';
import type { Language } from '#contract/language.ts';
import type { pages } from '#copy/en/pages.ts';
import type { DrawingName } from '#web/site/drawing.tsx';
import type { ViewProps } from './site.ts';

/** One row of the table of pages: one page in one language. */
export type Page = {
  path: string;
  lang: Language;
  /** The same page in the other language. */
  twin: string;
  meta: (typeof pages)['home'];
  view: (props: ViewProps) => ReactNode;
  /** Further spellings that answer with this page; its canonical address stays `path`. */
  aliases: string[];
  /** Addresses that lead here. */
  redirects: string[];
  noindex: boolean;
  /** Below it, the address without a language answers in the reader's, unless ?lang= says which is meant. */
  negotiates: boolean;
  /** One task: a header without ways to other pages, no footer, no chat. */
  slim: boolean;
  /** Answers for every address one step below its own too, which no cache keeps and no link names. */
  below: boolean;
  /** Has no page of its own at `path`: each address below it holds a token. */
  onlyBelow: boolean;
  /** Answers with status 404 for addresses that lead nowhere, which may hold anything. */
  unknown: boolean;
  /** Describes a service that is sold, for search engines. */
  service: boolean;
  ogType: 'website' | 'article';
  /** Stands beside the title in the picture that is shown where the page is shared. */
  drawing: DrawingName;
  /** That picture: it names nobody, so it suits every lender. */
  ogImage: string;
  /** The page between home and this one in the breadcrumbs. */
  parent: { name: string; path: string } | undefined;
  /** Holds the form that leads to the payment gateway, which its policy has to allow. */
  pays: boolean;
  /** Stylesheets beside the common one, by their source. */
  styles: string[];
  /** The island that its visitors come for, by its source: fetched behind the page, and run when it wakes. */
  island: string | undefined;
};
