import type { Language } from '#contract/language.ts';
import type { KnowledgeEntry } from '#copy/knowledge-entry.ts';
import { applying as enApplying } from '#copy/en/knowledge/applying.ts';
import { company as enCompany } from '#copy/en/knowledge/company.ts';
import { costs as enCosts } from '#copy/en/knowledge/costs.ts';
import { credit as enCredit } from '#copy/en/knowledge/credit.ts';
import { equipment as enEquipment } from '#copy/en/knowledge/equipment.ts';
import { structures as enStructures } from '#copy/en/knowledge/structures.ts';
import { applying as esApplying } from '#copy/es/knowledge/applying.ts';
import { company as esCompany } from '#copy/es/knowledge/company.ts';
import { costs as esCosts } from '#copy/es/knowledge/costs.ts';
import { credit as esCredit } from '#copy/es/knowledge/credit.ts';
import { equipment as esEquipment } from '#copy/es/knowledge/equipment.ts';
import { structures as esStructures } from '#copy/es/knowledge/structures.ts';

const en = { ...enApplying, ...enCredit, ...enCosts, ...enStructures, ...enEquipment, ...enCompany };
const es = { ...esApplying, ...esCredit, ...esCosts, ...esStructures, ...esEquipment, ...esCompany };
export type Slug = keyof typeof en;

/** Everything that the assistant may answer from. */
export const knowledge: Record<Language, Record<Slug, KnowledgeEntry>> = { en, es };
export const slugs = Object.keys(en) as Slug[];
