import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * A plain Fastify + pg server with the driver's defaults, for comparison with the product. Its arguments are the
 * address of an empty database and a folder for files. It serves a page without a query and a list behind a session.
 * It stores applications, and uploads unencrypted.
 */
const [, , database = '', folder = ''] = process.argv;
const pool = new pg.Pool({ connectionString: database });
await pool.query(`
  create table sessions (token text primary key, user_id int not null);
  create table deals (id int primary key, user_id int not null, body jsonb not null, created_at timestamptz default now());
  create table applications (id bigserial primary key, body jsonb not null, created_at timestamptz default now());
  create table documents (id uuid primary key, created_at timestamptz default now());
  insert into sessions values ('sample', 1);
  insert into deals select n, 1, jsonb_build_object('business', 'Sample ' || n, 'amount', n * 1000) from generate_series(1, 50) n;
`);
const server = Fastify({ bodyLimit: 60 * 1024 * 1024 });
server.addContentTypeParser('multipart/form-data', (_req, body, done) => done(null, body));
server.get('/', (_req, reply) =>
  reply
    .type('text/html')
    .header('cache-control', 'public, max-age=0, s-maxage=60')
    .send(`<!doctype html><title>Sample</title>${'<p>Sample</p>'.repeat(500)}`),
);
server.get('/api/list', async (req, reply) => {
  const found = await pool.query<{ user_id: number }>('select user_id from sessions where token = $1', [
    req.headers.authorization,
  ]);
  const [session] = found.rows;
  if (!session) return reply.code(401).send({});
  const { rows } = await pool.query('select * from deals where user_id = $1 order by created_at desc', [
    session.user_id,
  ]);
  return { rows };
});
server.post('/api/applications', async (req, reply) => {
  const { rows } = await pool.query('insert into applications (body) values ($1) returning id', [req.body]);
  return reply.code(201).send(rows[0]);
});
server.post('/api/upload', async (req, reply) => {
  const id = randomUUID();
  await pipeline(req.body as Readable, fs.createWriteStream(path.join(folder, id), { flush: true }));
  await pool.query('insert into documents (id) values ($1)', [id]);
  return reply.code(201).send({ document: { id } });
});
await server.listen({ port: 0, host: '127.0.0.1' });
process.send?.((server.server.address() as AddressInfo).port);
