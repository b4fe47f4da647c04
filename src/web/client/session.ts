import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type Permission, permissionsOf, type WireRole } from '#contract/permissions.ts';
import { type SignedInUser, signedInUserSchema } from '#contract/sign-in.ts';
import { frame } from '#copy/portal/frame.ts';
import { ensureCsrf, refreshCsrf } from './csrf.ts';
import { type Method, request, requestFile, RequestError, type RequestOptions } from './request.ts';
import { sendFile, type SendFileOptions } from './send-file.ts';

export type Session = { token: string; user: SignedInUser };
/** elsewhere: another tab of this browser removed the session. */
export type SessionEnd = 'expired' | 'logout' | 'elsewhere';

const TOKEN = 'dealerToken';
const USER = 'dealerUser';
const PERMISSIONS = 'dealerPermissions';
const permissionsSchema = signedInUserSchema.shape.permissions;
const keptSchema = z.omit(signedInUserSchema, { permissions: true });

function readSession(token: string, user: string, permissions: string | null): Session | null {
  try {
    const kept = keptSchema.parse(JSON.parse(user));
    return { token, user: { ...kept, permissions: readPermissions(permissions, kept.role) } };
  } catch {
    return null;
  }
}

/** A session of an earlier version has no permissions. Until the server sends them, the role determines them. */
function readPermissions(permissions: string | null, role: WireRole): Permission[] {
  if (permissions !== null) return permissionsSchema.parse(JSON.parse(permissions));
  return role === 'staff' ? [] : permissionsOf([role]);
}

function createSessionStore() {
  const listeners = new Set<() => void>();
  let known: { raw: string; session: Session | null } = { raw: '', session: null };
  let ending: SessionEnd | undefined;
  let userEmail = '';

  function startSession({ token, user }: Session): void {
    localStorage.setItem(TOKEN, token);
    keepUser(user);
    ending = undefined;
    announce();
  }

  function keepUser({ firstName, lastName, email, role, permissions }: SignedInUser): void {
    localStorage.setItem(USER, JSON.stringify({ firstName, lastName, email, role }));
    localStorage.setItem(PERMISSIONS, JSON.stringify(permissions));
  }

  /** Stores the server's current values, because an administrator may have changed the roles since sign-in. */
  function updateSession(now: Pick<SignedInUser, 'role' | 'permissions'>): void {
    const session = currentSession();
    if (!session) return;
    const { role, permissions } = session.user;
    if (role === now.role && permissions.join() === now.permissions.join()) return;
    keepUser({ ...session.user, role: now.role, permissions: now.permissions });
    announce();
  }

  function endSession(why: SessionEnd): void {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER);
    localStorage.removeItem(PERMISSIONS);
    currentSession();
    ending = why;
    announce();
  }

  const lastEnding = (): SessionEnd | undefined => ending;
  const lastEmail = (): string => userEmail;

  function currentSession(): Session | null {
    const token = localStorage.getItem(TOKEN);
    const user = localStorage.getItem(USER);
    const permissions = localStorage.getItem(PERMISSIONS);
    const raw = `${token ?? ''} ${user ?? ''} ${permissions ?? ''}`;
    if (raw !== known.raw) {
      const session = token && user ? readSession(token, user, permissions) : null;
      if (known.session !== null && session === null) ending = 'elsewhere';
      if (session !== null) userEmail = session.user.email;
      known = { raw, session };
    }
    return known.session;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }
  const announce = (): void => listeners.forEach((listener) => listener());

  return { startSession, updateSession, endSession, lastEnding, lastEmail, currentSession, subscribe };
}

const store = createSessionStore();
/**
 * The session of this browser. `lastEnding` is why the last session of this page ended, or undefined. `lastEmail` is
 * its user's email address, or ''.
 */
export const { startSession, updateSession, endSession, lastEnding, lastEmail, currentSession } = store;

/** Returns true when the signed-in user has the permission. Only for display: the server enforces it. */
export const useMay = (permission: Permission): boolean => useSession()?.user.permissions.includes(permission) === true;

export const useSession = (): Session | null => useSyncExternalStore(store.subscribe, currentSession, () => null);

/** The signed-in user, as the history of a file names the author of an entry. */
export function useActor(): { actor: string; actorName: string | null } {
  const user = useSession()?.user;
  return { actor: user?.email ?? '', actorName: `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || null };
}

/**
 * Calls the API as the signed-in user. A 401 ends the session, which leads every screen to the login. @throws Error
 * with the portal's message for no session, an expired one, and a missing permission
 */
export const requestAsUser = (
  method: Method,
  path: string,
  body?: unknown,
  options: Omit<RequestOptions, 'bearer'> = {},
): Promise<unknown> => asUser((bearer) => request(method, path, body, { ...options, bearer }));

/** Like requestAsUser, for a file. */
export const requestFileAsUser = (path: string, options: Omit<RequestOptions, 'bearer'> = {}): Promise<Blob> =>
  asUser((bearer) => requestFile('GET', path, undefined, { ...options, bearer }));

/** Like requestAsUser, for a file that the server generates from the body. */
export const postForFileAsUser = (path: string, body: unknown): Promise<Blob> =>
  asUser((bearer) => requestFile('POST', path, body, { bearer }));

/** Like requestAsUser, for a form with a file. */
export const sendFileAsUser = (path: string, form: FormData, options: SendFileOptions): Promise<unknown> =>
  asUser(async (bearer) => {
    const send = (csrf: string): Promise<unknown> => {
      const headers = { ...options.headers, authorization: `Bearer ${bearer}`, 'x-csrf-token': csrf };
      return sendFile(path, form, { ...options, headers });
    };
    try {
      return await send(await ensureCsrf());
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== 'csrf') throw error;
      return await send(await refreshCsrf());
    }
  });

async function asUser<T>(call: (bearer: string) => Promise<T>): Promise<T> {
  const session = currentSession();
  if (!session) throw new Error(frame.errors.notAuthenticated);
  try {
    return await call(session.token);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 401) {
      // A late 401 for an old token must not end the new session.
      if (currentSession()?.token === session.token) endSession('expired');
      throw new Error(frame.errors.expired, { cause: error });
    }
    if (error.status === 403) throw new Error(frame.errors.forbidden, { cause: error });
    throw error;
  }
}
