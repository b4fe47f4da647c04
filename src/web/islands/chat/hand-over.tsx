import { Mail, Phone, PhoneIncoming } from 'lucide-react';
import { useState } from 'react';
import { callAddress } from '#web/addresses.ts';
import type { ShownMessage } from './kept-chat.ts';
import type { ChatWords } from './words.ts';

/** Email programs cut longer addresses. */
const LONGEST_BODY = 1600;

/** The phone number, a call back, and an email to the lender. The visitor decides whether the conversation goes with it. */
export function HandOver({
  words: { copy, contact, lang },
  messages,
  onFollow,
}: {
  words: ChatWords;
  messages: readonly ShownMessage[];
  onFollow: () => void;
}) {
  const [attached, setAttached] = useState(false);
  const words = copy.handOver;
  const said = messages.map(({ role, content }) => `${role === 'user' ? copy.you : copy.assistant} ${content}`);
  const body = attached ? `\n\n${words.conversation}\n${said.join('\n').slice(-LONGEST_BODY)}` : '';
  const query = `subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(body)}`;
  return (
    <details className="disclosure chat-people">
      <summary>{words.title}</summary>
      <p>
        <a href={`tel:${contact.phone.dial}`} data-phone={contact.phone.display}>
          <Phone size={16} strokeWidth={1.75} aria-hidden /> {contact.phone.display}
        </a>
        <a href={callAddress[lang]} onClick={onFollow}>
          <PhoneIncoming size={16} strokeWidth={1.75} aria-hidden /> {words.call}
        </a>
        <a href={`mailto:${contact.email}?${query}`}>
          <Mail size={16} strokeWidth={1.75} aria-hidden /> {words.email}
        </a>
      </p>
      {said.length > 0 && (
        <label>
          <input type="checkbox" checked={attached} onChange={({ target }) => setAttached(target.checked)} />{' '}
          {words.attach}
        </label>
      )}
    </details>
  );
}
