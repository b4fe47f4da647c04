import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { SPOKEN } from './measured.ts';

/** Runs as a process: an OpenAI-compatible model that sends 20 sentences, one every 50 ms. */
const SENTENCES = 20;
const PACE_MS = 50;

const chunk = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'speaker', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const server = http.createServer((req, res) => {
  req.resume();
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  let said = 0;
  const speak = (): void => {
    if (said === SENTENCES) {
      clearInterval(timer);
      res.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
      return;
    }
    said += 1;
    res.write(chunk({ role: 'assistant', content: SPOKEN }, null));
  };
  const timer = setInterval(speak, PACE_MS);
  speak();
  res.once('close', () => clearInterval(timer));
});
server.listen(0, '127.0.0.1', 4096, () => process.send?.((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit(0));
