import type { FastifyInstance } from 'fastify';
import type { Brand } from '#contract/brand.ts';
import type { App } from './app.ts';
import { currentConsent } from './features/applications/consent.ts';
import type { SaidOnPages } from './http/page-site.ts';
import { registerPages } from './http/pages.ts';

/** The pages of this app; they follow its settings. */
export function servePages(server: FastifyInstance, app: App, dev = false): Promise<void> {
  const { config } = app;
  return registerPages(
    server,
    {
      publicUrl: config.publicUrl,
      ...saidBy(app.brand),
      visits: {
        tracking: config.tracking,
        days: config.retention.visitorDays,
        chatDays: config.retention.chatDays,
      },
      payments: app.payments,
      samplePayments: !config.payment,
      dev,
      now: () => app.clock.now(),
    },
    (remake) => app.liveBrand.beforeChange((next) => remake(saidBy(next))),
  );
}

const saidBy = (brand: Brand): SaidOnPages => ({
  brand,
  consentHash: { en: currentConsent(brand, 'en').hash, es: currentConsent(brand, 'es').hash },
});
