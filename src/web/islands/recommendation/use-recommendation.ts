import { useState } from 'react';
import { adviceDollars } from '#contract/recommendation-choices.ts';
import { typedCents } from '#contract/typed-amount.ts';
import { isTierName, type TierName } from '#finance/tiers.ts';
import { apiRecommend } from '#web/client/recommendation.ts';
import { dismissToasts } from '#web/ui/toast-store.ts';
import { toast } from '#web/ui/toast.ts';
import type { RecommendationWords } from './words.ts';

/** The requested terms with the text of the answer. */
export type Advice = { amountCents: number; months: number; tier: TierName; text: string };
type State = { loading: boolean; invalid: boolean; advice: Advice | null };

const SHOWN_MS = 3000;

/** Idle, loading, then a card or a toast; whatever happens, loading ends. */
export function useRecommendation({ lang, copy }: RecommendationWords) {
  const [state, setState] = useState<State>({ loading: false, invalid: false, advice: null });

  const ask = async (form: FormData): Promise<void> => {
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
      return;
    }
    // The message of an earlier amount no longer holds.
    dismissToasts();
    let { advice } = state;
    try {
      const asked = { amount, term: months, equipmentType: read('equipmentType'), industry: read('industry') };
      const text = await apiRecommend(lang, asked);
      advice = { amountCents: Math.round(amount * 100), months, tier: isTierName(tier) ? tier : 'good', text };
    } catch (error) {
      console.error('Failed to generate recommendation', error);
      toast({ title: copy.failed.title, description: copy.failed.text, destructive: true, duration: SHOWN_MS });
    } finally {
      setState({ loading: false, invalid: false, advice });
    }
  };

  return { ...state, ask };
}
