import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { makePageFonts } from './scripts/page-fonts.ts';

/** Page components run only on the server, so a change reloads the browser. Islands keep fast refresh. */
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
  // The build bundles all packages into one file. In development, Node loads React directly, because it is CommonJS.
  ssr: command === 'build' ? { noExternal: true } : {},
  publicDir: 'src/web/site/public',
  logLevel: 'warn',
  build: {
    manifest: true,
    outDir: 'dist/client',
    assetsInlineLimit: 0,
  },
  // These inputs are not under `build`, because the build of the page renderer would use them too.
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
            'src/web/islands/inquiry.css',
            'src/web/site/picture.css',
            'src/web/site/home/home-below.css',
            'src/web/site/check.css',
            'src/web/site/payment.css',
            'src/web/site/status/status.css',
            'src/web/site/status/uploads.ts',
            'src/web/tour/panel.ts',
          ],
          // Code that the boot script shares with later parts. In a chunk of the boot script, it would load the styles
          // again.
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
                {
                  // Code that computes and shows payments. One file is smaller than its parts.
                  name: 'figures',
                  test: /src\/finance\/(?!recommendation|tax-years|offer|specified)|ui\/(?:money\.|slider|amount-slider|price-marks|typed-number)|cost-ruler|terms-compared|payment-terms|calculator\/(?:state|shown-state|words|figures|use-resting-scale)/,
                },
                // The application form needs this part without the figures.
                { name: 'typed-amount', test: /src\/(?:contract\/typed-amount|web\/ui\/amount-note)/, priority: 1 },
                // The code that draws icons is larger than an icon, so pages with few icons load it separately.
                { name: 'icon', test: /lucide-react\/dist\/esm\/(?!icons)/, priority: 1 },
                // Icons that a page needs together share a file, because browsers load 6 files at a time.
                {
                  name: 'icons',
                  test: /lucide-react\/dist\/esm\/icons\/(?:loader-circle|x|download|circle-check|circle-exclamation-point|triangle-exclamation-point|chevron-down|wifi-off)\./,
                },
                {
                  name: 'fields',
                  test: /src\/web\/ui\/(?:field|field-select|alert|typed|error-summary|summary-line)|contract\/show-moment|idempotency-key|application-labels/,
                },
                {
                  name: 'shared',
                  test: /preload-helper|src\/web\/client\/(?:csrf|visitor-id)|src\/contract\/visitor-id/,
                },
                // Before the fields, which need it too. The script of the status page needs no fields.
                { name: 'new-key', test: /src\/web\/client\/new-key/, priority: 1 },
                // Parts that the short forms share with the portal. Each file costs bytes in the list of islands.
                { name: 'inquiry-fields', test: /src\/contract\/(?:inquiry-|email-address)/ },
              ],
            },
          },
        },
      },
    },
  },
}));
