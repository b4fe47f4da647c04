/** The notice on a first visit, and the choice on the privacy page. */
export const visits = {
  label: 'Visits',
  notice: 'We note your visits by a random number, not by name.',
  ask: 'May we note your visits by a random number, not by name?',
  more: 'Privacy',
  agree: { notice: 'OK', 'opt-in': 'Yes' },
  refuse: { notice: 'Opt out', 'opt-in': 'No' },
  states: {
    ask: {
      notice: 'Your visits are noted. You have not chosen yet.',
      'opt-in': 'Your visits are not noted until you agree.',
    },
    on: 'Your visits are noted on this device.',
    off: 'Your visits are not noted on this device.',
    signal: 'Your browser sends Global Privacy Control or Do Not Track: your visits are not noted.',
  },
  noteMine: 'Note my visits',
  dontNoteMine: 'Do not note my visits',
  record: 'What is kept of your last visit',
  fields: { visitorId: 'Number', language: 'Language', currentPage: 'Page', equipmentType: 'Equipment' },
};
