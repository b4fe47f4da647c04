import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build as viteBuild } from 'vite';
import { drawSharePictures } from './share-pictures.ts';
import { buildStamp, isBuilt, markBuilt, ROOT } from './stamp.mjs';

const COMPRESSED = /\.(?:js|css|svg)$/;

/** npm run build: writes the browser files, compressed at the highest brotli level, and the page renderer to dist/. */
export async function build(): Promise<void> {
  const stamp = buildStamp();
  // Browsers always get React's production build.
  process.env['NODE_ENV'] = 'production';
  fs.rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true });
  await viteBuild();
  await viteBuild({
    // Fixed at build time, because React's development build renders at half the speed.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: 'dist/ssr',
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/web/shell/render.tsx' },
    },
  });
  await drawSharePictures(path.join(ROOT, 'dist/share'));
  const assets = path.join(ROOT, 'dist/client/assets');
  for (const name of fs.readdirSync(assets).filter((file) => COMPRESSED.test(file))) {
    const file = path.join(assets, name);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    fs.writeFileSync(`${file}.br`, brotliCompressSync(fs.readFileSync(file), options));
  }
  markBuilt(stamp);
}

export const needsBuild = (): boolean => !isBuilt();

if (import.meta.main) await build();
