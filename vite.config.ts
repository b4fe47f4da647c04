import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { makePageFonts } from './scripts/page-fonts.ts';

/** A page component only exists on the server: changing one reloads the browser. Islands keep fast refresh. */
const reloadOnPageEdit: Plugin = {
  name: 'reload-on-page-edit',
  hotUpdate({ modules, server }) {
    if (this.environment.name !== 'ssr' || modules.length === 0) return;
    const client = server.environments.client;
    if (!modules.some((m) => m.file !== null && client.moduleGraph.getModulesByFile(m.file)?.size))
      client.hot.send({ type: 'full-reload' });
  },
};

export default defineConfig(async ({ command }): Promise<UserConfig> => ({
  plugins: [react(), reloadOnPageEdit],
  appType: 'custom',
  resolve: { alias: { 'page-fonts': await makePageFonts() } },
  // One file without node_modules when built; in development Node loads React by itself, which is CommonJS.
  ssr: command === 'build' ? { noExternal: true } : {},
  publicDir: 'src/web/site/public',
  logLevel: 'warn',
  build: {
    manifest: true,
    outDir: 'dist/client',
    assetsInlineLimit: 0,
  },
  // Not under build: the page renderer's own build would take these inputs too.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: [
            'src/web/shell/boot.ts',
            'src/web/portal/main.tsx',
            'src/web/islands/application-form.css',
            'src/web/islands/verify-copy.css',
            'src/web/islands/upload.css',
            'src/web/islands/calculator.css',
            'src/web/islands/recommendation.css',
            'src/web/site/check.css',
            'src/web/site/payment.css',
          ],
          // What the boot script shares with parts that load later: from a chunk of the boot script they would take its
          // styles along once more.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
                {
                  // What every payment on a page is worked out and shown with: one file, where each part alone weighs more.
                  name: 'figures',
                  test: /src\/finance\/(?!recommendation|tax-years|offer|specified)|ui\/(?:money\.|slider|amount-slider|typed-number)|dimension-chain|calculator\/(?:state|shown-state|words|figures)/,
                },
                // The application form needs it without the figures.
                { name: 'typed-amount', test: /src\/(?:contract\/typed-amount|web\/ui\/amount-note)/, priority: 1 },
                // What draws an icon weighs more than an icon: it stays by itself for those who need few.
                { name: 'icon', test: /lucide-react\/dist\/esm\/(?!icons)/, priority: 1 },
                // Small ones that a page needs together come as one file each: over a slow line every six files are a wait.
                {
                  name: 'icons',
                  test: /lucide-react\/dist\/esm\/icons\/(?:loader-circle|x|download|circle-check|circle-exclamation-point|triangle-exclamation-point|chevron-down|wifi-off)\./,
                },
                {
                  name: 'fields',
                  test: /src\/web\/ui\/(?:field|field-select|alert|show-moment|typed|error-summary|summary-line)|idempotency-key|application-labels/,
                },
                {
                  name: 'shared',
                  test: /preload-helper|src\/web\/client\/(?:csrf|visitor-id)|src\/contract\/visitor-id/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
