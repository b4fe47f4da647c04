import { renderToStaticMarkup } from 'react-dom/server';
import { heroPayment as en } from '#copy/en/hero-payment.ts';
import { heroPayment as es } from '#copy/es/hero-payment.ts';
import { quote } from '#finance/quote.ts';
import { defaultTerms, type Terms } from '#finance/terms.ts';
import { paymentTerms } from '#web/site/payment-terms.ts';
import { ShownTerms } from '#web/site/shown-terms.ts';
import { dollars, exactDollars } from '#web/ui/money.ts';
import { IslandCount } from './island.tsx';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

const copies = { en, es };

/** Returns the payment of the page's hero with its terms, or the payment of the home page where a page has none. */
export function shareText({ view: View, lang, path }: Page, site: Site) {
  const copy = copies[lang];
  const { pricing } = site.brand;
  const shown: { terms?: Terms } = {};
  renderToStaticMarkup(
    <IslandCount value={{ next: 0 }}>
      <ShownTerms value={shown}>
        <View site={site} lang={lang} path={path} />
      </ShownTerms>
    </IslandCount>,
  );
  const terms = shown.terms ?? defaultTerms(pricing);
  return {
    payment: exactDollars(quote(pricing, terms).paymentCents),
    words: copy.shared(dollars(terms.valueCents)),
    terms: paymentTerms(copy, pricing, terms),
  };
}
