import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { systemCtx } from '#server/context.ts';
import { parseConfig, readEnvironment } from '../src/server/config/environment.ts';
import { acceptInvite } from '../src/server/features/auth/invitation.ts';
import { authenticate } from '../src/server/features/auth/sessions.ts';
import { inviteAdmin } from '../src/server/features/users/invite.ts';
import { refuseToStart, serve } from '../src/server/boot/serve.ts';
import { environmentVariables } from '../src/server/config/settings.ts';
import { submitSamples } from './sample-applications.ts';
import type { DemoContent } from './demo-page.ts';
import { demoRoutes } from './demo-routes.ts';
import { addSampleDeals } from './sample-deals.ts';
import { addSampleLinks } from './sample-links.ts';

/** npm run demo: runs the product on a temporary data folder with a month of samples, and prints the start page. */
const EMAIL = 'admin@acme.example';
const env = readEnvironment();
const ignored = Object.keys(environmentVariables).filter((name) => name !== 'PORT' && env[name]);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'equipment-finance-demo-'));
process.on('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }));
const password = process.env['DEMO_PASSWORD'] ?? randomBytes(9).toString('base64url');

let content: DemoContent | undefined;

try {
  const config = parseConfig({ LOG_LEVEL: 'warn', PORT: env['PORT'], DATA_DIR: dataDir });
  await serve(config, {
    throwAway: true,
    pages: (server, app) => content && demoRoutes(server, app, content),
    before: async (app) => {
      const link = (await inviteAdmin(app, EMAIL))?.link;
      const token = new URL(link?.reveal() ?? '').searchParams.get('token') ?? '';
      const session = await acceptInvite(app, systemCtx(app.clock.now()), { token, password });
      const admin = (await authenticate(app, session.token, { polling: false }))?.actor;
      if (admin?.kind !== 'staff') throw new Error("the administrator's session has ended");
      const count = await submitSamples(app);
      const dealers = await addSampleDeals(app, admin, password);
      const [first] = dealers;
      if (!first) throw new Error('the demo has no dealer');
      content = {
        company: app.brand.company,
        password,
        admin: {
          email: EMAIL,
          name: 'The lender',
          what: 'Reviews applications and moves deals.',
          to: '/admin/applications',
        },
        dealers: dealers.map(({ email, firstName, accountName, dealIds }) => ({
          email,
          name: `${firstName}, ${accountName}`,
          what: `A dealer with ${String(dealIds.length)} deals.`,
          to: '/dealer/dashboard',
        })),
        ...(await addSampleLinks(app, first)),
      };
      return [
        `  demo      start at ${config.publicUrl}/demo`,
        `            ${String(count + 1)} sample applications and two dealers with deals; all data is deleted when you stop it (Ctrl+C)`,
        ...(ignored.length > 0 ? [`  settings  the demo uses only your PORT; ignored: ${ignored.join(', ')}`] : []),
        `  sign in   ${config.publicUrl}/dealer/login   ${EMAIL}   ${password}`,
        `            the dealers have the same password: ${dealers.map((one) => one.email).join(', ')}`,
      ];
    },
  });
} catch (error) {
  refuseToStart(error);
}
