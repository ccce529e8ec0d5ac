/** English: the games, and what is said of a match to the log and to screen readers. */
export const enSpeech = {
  'game.draw.name': 'Draw',
  'game.draw.line': 'Two open ends. Draw until one fits.',
  'game.brazilian.name': 'Brazilian',
  'game.brazilian.line': 'Partners face to face, play to the right.',
  'game.five-up.name': 'Five-Up',
  'game.five-up.line': 'Every double branches. Score when the ends count to five.',
  'game.mexican-train.name': 'Mexican Train',
  'game.mexican-train.line': 'A train for each of you, and one for all.',
  'game.in-pairs': '{game} in pairs',

  'say.deal-again':
    '{who, select, you {You hold too many doubles. The tiles are dealt again.} other {{name} holds too many doubles. The tiles are dealt again.}}',
  'say.lots': 'Lots for the lead: {lots}.',
  'say.lots.entry': '{name} {tile}',
  'say.lots.lead':
    '{who, select, you {Lots give you the lead.} other {Lots give the lead to {name}.}}',
  'say.round': '{who, select, you {Round {round}. You open.} other {Round {round}. {name} opens.}}',
  'say.dealt':
    '{count, plural, one {# tile each} other {# tiles each}}, {boneyard, plural, =0 {no boneyard} other {# in the boneyard}}.',
  'say.played.start':
    '{who, select, you {You open with {tile}.} other {{name} opens with {tile}.}}',
  'say.played.left': '{name}: {tile} on the left.',
  'say.played.right': '{name}: {tile} on the right.',
  'say.played.other': '{name}: {tile}.',
  'say.played.at': '{name}: {tile} {at}.',
  'at.host': 'on the {tile}',
  'at.mexican': 'on the Mexican train',
  'at.train': '{who, select, you {on your train} other {on {name}’s train}}',
  'say.count': 'Count {count}.',
  'say.closes': '{who, select, you {Your train is closed.} other {{name}’s train is closed.}}',
  'say.opens': '{who, select, you {Your train is open.} other {{name}’s train is open.}}',
  'say.must-cover': '{who, select, you {You must cover it.} other {{name} must cover it.}}',
  'say.scored':
    '{who, select, you {You score {points, plural, one {# point} other {# points}}.} other {{name} scores {points, plural, one {# point} other {# points}}.}}',
  'say.ends': '{alike, select, yes {Both ends {ends}.} other {Ends {ends}.}}',
  'say.ends.none': 'No tile on the table yet.',
  'say.left':
    '{who, select, you {You have {count, plural, =0 {no tiles} one {# tile} other {# tiles}} left.} other {{name} has {count, plural, =0 {no tiles} one {# tile} other {# tiles}} left.}}',
  'say.drew': '{who, select, you {You draw {tiles}.} other {{name} draws {count}.}}',
  'say.boneyard':
    '{count, plural, =0 {The boneyard is empty.} one {# tile in the boneyard.} other {# tiles in the boneyard.}}',
  'say.passed': '{who, select, you {You pass.} other {{name} passes.}}',
  'say.lacks': '{who, select, you {You have no {numbers}.} other {{name} has no {numbers}.}}',
  'say.out': '{who, select, you {You go out.} other {{name} goes out.}}',
  'say.blocked': 'The round is blocked.',
  'say.target-reached': 'The target is reached.',
  'say.round-won':
    '{who, select, you {You win the round: {points, plural, one {# point} other {# points}}.} several {{names} win the round: {points, plural, one {# point} other {# points}}.} other {{names} wins the round: {points, plural, one {# point} other {# points}}.}}',
  'say.round-nobody': 'Nobody scores.',
  'say.round-over': 'The round is over.',
  'say.match-won':
    '{who, select, you {You win the match.} several {{names} win the match.} other {{names} wins the match.}}',
  'say.match-shared': '{names} share the match.',
  'say.match-over': 'The match is over.',
  'say.score': 'Score: {scores}.',
  'say.score.entry': '{names} {score}',
  'say.target': 'First to {target}.',
  'say.rounds': 'Round {round} of {rounds}. The lowest total wins.',

  'say.turn.play':
    'Your turn. {count} of {total, plural, one {# tile} other {# tiles}} playable: {tiles}.',
  'say.turn.open': 'Your turn. You open with {tile}.',
  'say.turn.draw': 'Your turn. No tile fits: draw.',
  'say.turn.pass': 'Your turn. No tile fits: pass.',
  'say.turn.forced': 'Your turn. No tile fits.',
  'say.turn.other': 'It is {name}’s turn.',

  'say.line':
    '{count, plural, one {# tile on the table: {tiles}.} other {# tiles on the table, from left to right: {tiles}.}}',
  'say.line-tile': '{at} of {count}: {tile}.',
  'say.line-tile.by':
    '{who, select, you {{at} of {count}: {tile}, yours.} other {{at} of {count}: {tile}, from {name}.}}',
  'say.tree':
    '{count, plural, one {# tile on the table: {tile}.} other {# tiles on the table, {tile} in the middle.}}',
  'say.arm': 'From {tile}: {tiles}.',
  'say.engine': 'Engine {tile}.',
  'say.train':
    '{who, select, you {Your train} other {{name}’s train}}{open, select, yes {, open} other {}}: {count, plural, =0 {no tile} other {{tiles}}}; end {number}.',
  'say.train.mexican':
    'Mexican train: {count, plural, =0 {no tile} other {{tiles}}}; end {number}.',
  'say.train.duty': 'The {number} {at} must be covered.',
  'say.train-ends': 'Ends: {ends}.',
  'say.train-end':
    '{who, select, you {your train {number}} mexican {Mexican train {number}} other {{name}’s train {number}}}{open, select, yes { open} other {}}',
  'say.hand':
    '{count, plural, =0 {Your hand is empty.} one {# tile in your hand: {tiles}.} other {# tiles in your hand: {tiles}.}}',
  'say.hand-tile':
    '{fits, select, start {{tile}, opens} left {{tile}, fits on the left} right {{tile}, fits on the right} both {{tile}, fits on both ends} yes {{tile}, fits} no {{tile}, does not fit} other {{tile}}}',
  'say.hand-tile.at': '{tile}, fits {places}',
  'say.hands': 'In the hands: {counts}.',
  'say.hands.entry': '{name} {count}',
  'say.playable': '{count, plural, =0 {No tile is playable.} other {Playable: {tiles}.}}',
  'say.last-move.none': 'No move yet.',
  'say.again.none': 'Nothing was said yet.',
  'say.picked': '{tile} picked. Choose an end: {ends}.',
  'say.on-end':
    '{place, select, left {Left end, {number}} right {Right end, {number}} other {{number}}}',
  'say.put-back': '{tile} put back.',
  'say.seconds-left': '{count, plural, one {# second left.} other {# seconds left.}}',
  'say.paused': 'Paused.',
  'say.resumed': 'The match goes on.',
  'say.undone': 'Undone.',

  'short.deal-again': 'dealt again',
  'short.round': 'round {round}',
  'short.lots': 'lots drawn',
  'short.host': 'on {tile}',
  'short.mexican': 'Mexican train',
  'short.train': '{own, select, yes {own train} other {train {number}}}',
  'short.start': 'opens',
  'short.left': 'left',
  'short.right': 'right',
  'short.other': 'plays',
  'short.draws': 'draws {count}',
  'short.passes': 'passes',
  'short.out': 'out',
  'short.blocked': 'blocked',
  'short.target-reached': 'target reached',
  'short.match-over': 'match over',

  'why.not-your-turn': 'It is not your turn.',
  'why.not-in-hand': '{tile} is not in your hand.',
  'why.does-not-fit': '{tile} does not fit.',
  'why.place-closed': '{tile} may not be played there.',
  'why.must-cover': 'The double must be covered first.',
  'why.must-start-own-train': 'Start your own train first.',
  'why.must-play': 'A tile in your hand fits, so it must be played.',
  'why.must-draw': 'No tile fits: draw from the boneyard.',
  'why.may-not-draw': 'You may not draw now.',
  'why.forced-opening': 'The round opens with {forced}.',
  'why.not-an-action': 'That cannot be done here.',
  'why.round-over': 'The round is over.',
  'why.match-over': 'The match is over.',

  'sum.out': 'Going out scores the pips in all other hands.',
  'sum.out.pairs':
    'Going out scores the pips in the opponents’ hands. A partner’s tiles are not counted.',
  'sum.blocked': 'Nobody could play. The lightest hand scores the pips in all other hands.',
  'sum.blocked.pairs':
    'Nobody could play. The pair with the lighter hands scores the opponents’ pips.',
  'sum.blocked.less':
    'Nobody could play. The lightest hand scores the pips in all other hands, minus its own.',
  'sum.blocked.less.pairs':
    'Nobody could play. The pair with the lighter hands scores the opponents’ pips, minus its own.',
  'sum.fives':
    'The winner scores the pips in the other hands, one point for every five, rounded: {pips} pips are {points, plural, one {# point} other {# points}}.',
  'sum.own': 'Everyone adds the pips left in the own hand: {scores}.',
  'sum.level':
    'Nobody could play, and the lightest hands are level with {pips, plural, one {# point} other {# points}}: nobody scores.',
  'sum.tie':
    '{who, select, you {The lightest hands are level with {pips, plural, one {# point} other {# points}}; the tie is yours.} other {The lightest hands are level with {pips, plural, one {# point} other {# points}}; the tie goes to {names}.}}',
  'sum.terms': '{terms} = {points}',
  'sum.terms.less': '{terms} − {less} = {points}',
  'sum.hand':
    '{who, select, you {You: {count, plural, =0 {no tiles left} other {{tiles}, {pips, plural, one {# point} other {# points}}}}.} other {{name}: {count, plural, =0 {no tiles left} other {{tiles}, {pips, plural, one {# point} other {# points}}}}.}}',
} as const;
