import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Grid } from './measure-dashboard.ts';

const VERSION = '36.2.0';
const INSTALL_MS = 120_000;

/** Installs AG Grid Community into a temporary folder. Undefined when that fails. */
export async function installAgGrid(): Promise<{ script: string; remove: () => void } | undefined> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ag-grid-'));
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true });
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder];
  try {
    await promisify(execFile)('npm', [...args, `ag-grid-community@${VERSION}`], { cwd: folder, timeout: INSTALL_MS });
    const file = path.join(folder, 'node_modules/ag-grid-community/dist/ag-grid-community.min.js');
    return { script: fs.readFileSync(file, 'utf8'), remove };
  } catch (error) {
    console.error(`AG Grid could not be installed: ${(error as Error).message.split('\n')[0] ?? ''}`);
    remove();
    return undefined;
  }
}

/** Serves the same rows in AG Grid, with the columns of the product's list, status buttons and its quick search. */
export async function serveAgGrid(script: string, deals: string): Promise<{ grid: Grid; stop: () => Promise<void> }> {
  const answers: Record<string, { type: string; body: string }> = {
    '/': { type: 'text/html; charset=utf-8', body: PAGE },
    '/grid.js': { type: 'text/javascript', body: script },
    '/deals.json': { type: 'application/json', body: deals },
  };
  const server = http.createServer((req, res) => {
    const { type, body } = answers[req.url ?? ''] ?? {};
    res.writeHead(body === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    grid: {
      url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
      row: '.ag-row',
      choices: 'button[data-status]',
      search: 'input[type=search]',
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const PAGE = `<!doctype html><html lang="en"><title>Grid</title>
<button data-status="">All</button><button data-status="submitted">Submitted</button>
<button data-status="funded">Funded</button><button data-status="declined">Declined</button>
<input type="search" aria-label="Search"><div id="grid" style="height: 640px"></div>
<script src="/grid.js"></script>
<script type="module">
const fields = ['dealName', 'status', 'borrowerFirstName', 'borrowerLastName', 'equipmentType', 'requestedAmount', 'requestedTerm', 'createdAt'];
const rowData = (await (await fetch('/deals.json')).json()).deals;
const api = agGrid.createGrid(document.getElementById('grid'), { rowData, columnDefs: fields.map((field) => ({ field, filter: true })) });
for (const button of document.querySelectorAll('button'))
  button.onclick = () => {
    const { status } = button.dataset;
    api.setFilterModel(status ? { status: { filterType: 'text', type: 'equals', filter: status } } : null);
  };
document.querySelector('input').oninput = (event) => api.setGridOption('quickFilterText', event.target.value);
</script></html>`;
