// The club's officers and cases, in English.
export const club = {
  title: 'The club',
  officers: 'Officers',
  committeeWhy:
    'Organisers name them. The disciplinary committee of the club decides the cases that purple cards bring before it.',
  office: 'Office',
  name: 'Name to the office',
  relieve: 'Relieve',
  cases: 'Cases',
  noCases: 'No case: nobody was shown a purple card at an event of the club.',
  barred: 'Barred from all events of the club up to and including {{day}}.',
  free: 'Not barred.',
  waits: 'Waits for the disciplinary committee.',
  decided: 'Decided by {{who}}: {{reason}}',
  until: 'Last day of the suspension',
  untilHint: 'Earlier shortens it, later lengthens it; an empty field lifts it.',
  reason: 'Reason',
  noReason: 'Say why: the reason stays with the case.',
  decide: 'Decide',
  lift: 'Lift the suspension',
};
