import type { Licensed } from '../../tests/security/licences.ts';

type Component = {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  hashes: { alg: 'SHA-512'; content: string }[];
  licenses: { expression: string }[];
};
export type Sbom = { bomFormat: 'CycloneDX'; specVersion: '1.6'; version: 1; components: Component[] };

/** Builds the SBOM from the lockfile. npm's command omits packages shared with development tools. */
export const sbomOf = (all: Licensed[]): Sbom => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  components: all
    .filter(({ dev }) => !dev)
    .map(({ name, version, licence, integrity = '' }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hashes: integrity.startsWith('sha512-') ? [{ alg: 'SHA-512', content: hexOf(integrity) }] : [],
      licenses: [{ expression: licence }],
    })),
});

const hexOf = (integrity: string): string => Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
