import type { Language } from '#contract/language.ts';
import { chat as en } from '#copy/en/chat.ts';
import { chat as es } from '#copy/es/chat.ts';
import { ChatEn } from '#web/islands/chat-en.tsx';
import { ChatEs } from '#web/islands/chat-es.tsx';
import type { ChatContact } from '#web/islands/chat/words.ts';
import { Island } from '#web/shell/island.tsx';

const copies = { en, es };

/** The launcher on every page; its panel is fetched with the first click. */
export const Assistant = ({ lang, contact }: { lang: Language; contact: ChatContact }) => (
  <aside className="assistant" aria-label={copies[lang].title}>
    {lang === 'en' ? (
      <Island name="chat-en" of={ChatEn} when="click" props={{ contact }} />
    ) : (
      <Island name="chat-es" of={ChatEs} when="click" props={{ contact }} />
    )}
  </aside>
);
