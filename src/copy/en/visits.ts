/** The notice on a first visit, and the choice on the privacy page. */
export const visits = {
  label: 'Visits',
  notice: 'We count visits with a random ID. No names, no ads.',
  ask: 'May we count visits with a random ID? No names, no ads.',
  more: 'Privacy',
  agree: { notice: 'OK', 'opt-in': 'Yes' },
  refuse: { notice: 'Opt out', 'opt-in': 'No' },
  states: {
    ask: {
      notice: 'Your visits are counted. You haven’t chosen yet.',
      'opt-in': 'Your visits are not counted until you agree.',
    },
    on: 'Your visits are counted on this device.',
    off: 'Your visits are not counted on this device.',
    signal: 'Your browser sends Global Privacy Control or Do Not Track: your visits are not counted.',
  },
  noteMine: 'Count my visits',
  dontNoteMine: 'Do not count my visits',
  record: 'What we keep about your last visit',
  fields: { visitorId: 'Random ID', language: 'Language', currentPage: 'Page', equipmentType: 'Equipment' },
};
