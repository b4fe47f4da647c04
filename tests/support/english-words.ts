/** 200 frequent English function words, without those that Spanish also has: a, he, has, once, use, so. */
export const englishWords: ReadonlySet<string> = new Set(
  `the and of with your you we our from for is are this that to in on by or not what who how when where
  which each every than into after before have had can will would do does did their they its it be been was
  were at as an if then there these those them his her him she my mine us such some any all both few more
  most other another only own same too very just but because while until against between through during
  above below up down out off over under again further here why about along among around behind beside
  besides beyond despite except inside outside near onto per since toward towards upon within without
  across also always never often sometimes usually already still yet soon now today tomorrow yesterday
  might must should could shall need get gets got make makes made give gives given take takes taken see
  sees seen say says said tell tells told ask asks asked pay pays paid work works keep keeps kept send
  sends sent show shows shown know knows known want wants uses used call calls called find finds found
  needs let lets put puts read reads`.split(/\s+/),
);
