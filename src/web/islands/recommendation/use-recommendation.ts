import { useRef, useState } from 'react';
import { adviceDollars } from '#contract/recommendation-choices.ts';
import { typedCents } from '#contract/typed-amount.ts';
import { isTierName, type TierName } from '#finance/tiers.ts';
import { apiRecommend } from '#web/client/recommendation.ts';
import { dismissToasts } from '#web/ui/toast-store.ts';
import { toast } from '#web/ui/toast.ts';
import { shownState } from '../calculator/shown-state.ts';
import type { CalculatorState } from '../calculator/state.ts';
import { termsOf } from './recommendation-card.tsx';
import type { RecommendationWords } from './words.ts';

/** The requested terms with the text of the answer, and the figures of the page that it belongs to. */
export type Advice = { amountCents: number; months: number; tier: TierName; text: string; of: CalculatorState };
type State = { loading: boolean; invalid: boolean; advice: Advice | null };

const SHOWN_MS = 3000;

/** Idle, loading, then a card or a toast; whatever happens, loading ends. */
export function useRecommendation({ lang, copy, pricing }: RecommendationWords) {
  /** The figures that this form set itself, which must not change its fields. */
  const own = useRef<CalculatorState>(null);
  const [state, setState] = useState<State>({ loading: false, invalid: false, advice: null });

  /** Returns false for an unreadable amount or a failed request: the card still shows earlier figures. */
  const ask = async (form: FormData): Promise<boolean> => {
    const read = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const [amount, months, tier] = [
      adviceDollars(typedCents(read('amount'), lang) / 100),
      Number(read('term')),
      read('tier'),
    ];
    const invalid = Number.isNaN(amount);
    setState({ ...state, invalid, loading: !invalid });
    if (invalid) {
      toast({ title: copy.invalid.title, description: copy.invalid.text, destructive: true, duration: SHOWN_MS });
      return false;
    }
    // The message of an earlier amount no longer holds.
    dismissToasts();
    let { advice } = state;
    const before = shownState.read();
    try {
      const asked = { amount, term: months, equipmentType: read('equipmentType'), industry: read('industry') };
      const text = await apiRecommend(lang, asked);
      const request = {
        amountCents: Math.round(amount * 100),
        months,
        tier: isTierName(tier) ? tier : 'good',
      } as const;
      const shown = shownState.read();
      const of = { structure: 'level', fundedMonth: 1, ...shown, terms: termsOf(pricing, request, shown) } as const;
      advice = { ...request, text, of };
      // Figures that the visitor changed while waiting stay, and the answer no longer belongs to them.
      if (shown === before) {
        own.current = of;
        shownState.write(of);
      }
      return true;
    } catch (error) {
      console.error('Failed to generate recommendation', error);
      toast({ title: copy.failed.title, description: copy.failed.text, destructive: true, duration: SHOWN_MS });
      return false;
    } finally {
      setState({ loading: false, invalid: false, advice });
    }
  };

  return { ...state, own, ask };
}
