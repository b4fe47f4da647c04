import type { Config } from '#server/config/environment.ts';
import { isLoopback } from '#server/lib/network.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { FastifyRequest } from 'fastify';

const REFUSED = 'This request came from another website and was refused.';

/** @throws AppError origin (403) when the browser reports that another site sent this request */
export function checkOrigin(config: Config, req: FastifyRequest): void {
  const { origin } = req.headers;
  if (origin !== undefined && !isOurOrigin(config, req, origin)) throw new AppError('origin', REFUSED);
  const site = req.headers['sec-fetch-site'];
  const readOnly = req.method === 'GET' || req.method === 'HEAD';
  // A link on another site may open a GET. A fetch from there carries its Origin and is refused above.
  if (!readOnly && site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new AppError('origin', REFUSED);
}

function isOurOrigin(config: Config, req: FastifyRequest, origin: string): boolean {
  if (origin === config.publicUrl) return true;
  return origin === `${req.protocol}://${req.host}` && isOurHost(config, req.host);
}

/** Returns whether this installation answers to this Host. */
export function isOurHost(config: Config, host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const own = new URL(config.publicUrl);
  return (
    host === own.host ||
    (isLoopback(config.host) && isLoopback(name)) ||
    config.allowedHosts.includes(name) ||
    config.allowedHosts.includes(host.toLowerCase())
  );
}
