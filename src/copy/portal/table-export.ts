/** Lists of the back office as files for a spreadsheet. */
export const tableExport = {
  button: 'Export CSV',
  busy: 'Exporting...',
  hint: 'The list as it is filtered, as a table. The audit log records it.',
  tooMany: (wait: string) => `You have exported many lists. Please wait ${wait}.`,
  applications: {
    done: {
      title: 'Applications exported',
      description: 'The file holds every application that fits the filters, without SSN, ITIN, EIN and birth dates.',
    },
    failed: { title: 'The applications were not exported' },
  },
  deals: {
    done: {
      title: 'Deals exported',
      description: 'The file holds every deal that fits the filters, without SSN, EIN and birth dates.',
    },
    failed: { title: 'The deals were not exported' },
  },
  notices: {
    done: { title: 'Notices exported', description: 'The file holds every notice that fits the filters.' },
    failed: { title: 'The notices were not exported' },
  },
};
