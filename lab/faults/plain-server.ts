import Fastify from 'fastify';
import pg from 'pg';

/**
 * A plain Fastify + pg server with the driver's defaults, which the product is compared with. Its argument is the address
 * of an empty database. It serves a page without a query, a list behind a session, and stores an application.
 */
const pool = new pg.Pool({ connectionString: process.argv[2] ?? '' });
await pool.query(`
  create table sessions (token text primary key, user_id int not null);
  create table deals (id int primary key, user_id int not null, body jsonb not null, created_at timestamptz default now());
  create table applications (id bigserial primary key, body jsonb not null, created_at timestamptz default now());
  insert into sessions values ('sample', 1);
  insert into deals select n, 1, jsonb_build_object('business', 'Sample ' || n, 'amount', n * 1000) from generate_series(1, 50) n;
`);
const server = Fastify();
server.get('/', (_req, reply) =>
  reply.type('text/html').send(`<!doctype html><title>Sample</title>${'<p>Sample</p>'.repeat(500)}`),
);
server.get('/list', async (req, reply) => {
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
server.post('/applications', async (req, reply) => {
  const { rows } = await pool.query('insert into applications (body) values ($1) returning id', [req.body]);
  return reply.code(201).send(rows[0]);
});
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
