import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/stamp.mjs';
import { licenceFaults, licences } from '../../tests/security/licences.ts';
import { sbomOf } from './sbom.ts';
import type { Attacked, Suite } from './suite.ts';

const SBOM = path.join(ROOT, 'dist/sbom.cdx.json');
/** Writes the SBOM of the product, each package with its license and checksum. */
function listPackages(): Attacked {
  const all = licences();
  const sbom = sbomOf(all);
  fs.writeFileSync(SBOM, JSON.stringify(sbom, null, 1));
  const unproved = sbom.components.filter(({ hashes }) => hashes.length === 0);
  return {
    cases: all.length,
    findings: [...licenceFaults(all), ...unproved.map(({ name, version }) => `${name} ${version} has no checksum`)],
  };
}

export const packages: Suite = {
  name: 'packages',
  what: 'every package has an allowed license; CycloneDX list of the product in dist/sbom.cdx.json',
  programs: {},
  tool: () => Promise.resolve('own code, from the lockfile'),
  control: () => {
    const findings = licenceFaults([{ name: 'planted', version: '1.0.0', licence: 'AGPL-3.0-only', dev: false }]);
    return Promise.resolve({ cases: 1, findings });
  },
  plants: [/planted 1\.0\.0: AGPL/],
  attack: () => Promise.resolve(listPackages()),
};
