import { build as viteBuild } from 'vite';
import { buildStamp, isBuilt, markBuilt } from './stamp.mjs';

/** npm run build: browser files and page renderer into dist/. */
export async function build(): Promise<void> {
  const stamp = buildStamp();
  await viteBuild();
  await viteBuild({
    build: {
      ssr: 'src/web/shell/render.tsx',
      outDir: 'dist/ssr',
      manifest: false,
      rolldownOptions: { input: 'src/web/shell/render.tsx' },
    },
  });
  markBuilt(stamp);
}

export const needsBuild = (): boolean => !isBuilt();

if (import.meta.main) await build();
