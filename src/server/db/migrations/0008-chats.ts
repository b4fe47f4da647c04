import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table chat_sessions (
    id uuid primary key,
    token_hash text not null unique,
    visitor_id text not null,
    language text not null check (language in ('en', 'es')),
    industry text not null,
    created_at timestamptz not null,
    last_message_at timestamptz not null,
    message_count integer not null
  )`,
  `create index chat_sessions_ended on chat_sessions (last_message_at)`,
  `create table chat_messages (
    id uuid primary key,
    session_id uuid not null references chat_sessions on delete cascade,
    role text not null check (role in ('user', 'assistant')),
    content text not null,
    outcome text check (outcome in ('topic', 'calculator', 'refused', 'unsure')),
    topic text,
    question_id uuid references chat_messages on delete cascade,
    created_at timestamptz not null
  )`,
  `create index chat_messages_of_session on chat_messages (session_id, id)`,
  `create index chat_messages_of_question on chat_messages (question_id) where question_id is not null`,
  `create index chat_messages_unanswered on chat_messages (id desc) where outcome = 'unsure'`,
];
