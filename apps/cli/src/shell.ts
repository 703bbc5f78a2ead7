// `baraja completion bash|zsh|fish` and `baraja man`: read off the commands themselves, so that neither knows less or more than they do.
import { Argument, Command, type Option } from 'commander';
import { wordsOnly } from './report.js';
import { t } from './words/index.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** A command with the words that lead to it. */
interface Spot {
  readonly path: readonly string[];
  readonly command: Command;
}
const spots = (command: Command, path: readonly string[] = []): Spot[] => [
  { path, command },
  ...command.commands.flatMap((below) => spots(below, [...path, below.name()])),
];
/** The options one can give, help among them. */
const optionsOf = (command: Command): readonly Option[] => command.createHelp().visibleOptions(command);
const flagsOf = (option: Option): string[] => [option.short, option.long].flatMap((flag) => flag ?? []);

/** @param whole  the whole program, made when it is asked for: this command is a part of it */
export const completionCommand = (whole: () => Command): Command =>
  wordsOnly(new Command('completion'))
    .description(t().shell.completion)
    .addArgument(new Argument('<shell>', t().shell.shell).choices(SHELLS))
    .action((shell: Shell) => console.log(SCRIPTS[shell](spots(whole()))));

export const manCommand = (whole: () => Command): Command =>
  wordsOnly(new Command('man'))
    .description(t().shell.man)
    .action(() => console.log(manPage(spots(whole()))));

const wordsAt = ({ command }: Spot): string[] => [
  ...command.commands.map((below) => below.name()),
  ...optionsOf(command).flatMap(flagsOf),
];
/** For shells that ask with all words typed so far: which words may follow which. */
const cases = (all: readonly Spot[]): string =>
  all.map((spot) => `    '${spot.path.join(' ')}') offered='${wordsAt(spot).join(' ')}' ;;`).join('\n');
const names = (all: readonly Spot[]): string => [...new Set(all.flatMap(({ path }) => path))].join('|');

const quoted = (text: string): string => text.replaceAll("'", '’').replaceAll('\n', ' ');

/** What bash and zsh have in common: which command the words typed so far lead to, and what may follow it. */
const walked = (all: readonly Spot[], typed: string, offer: string): string => `_baraja() {
  local at='' word offered
  for word in ${typed}; do
    case "$word" in ${names(all)}) at="\${at:+$at }$word" ;; esac
  done
  case "$at" in
${cases(all)}
    *) offered='' ;;
  esac
  ${offer}
}`;

const SCRIPTS: Readonly<Record<Shell, (all: readonly Spot[]) => string>> = {
  bash: (all) => `# baraja completion bash > /etc/bash_completion.d/baraja
${walked(all, `"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`, `COMPREPLY=($(compgen -W "$offered" -- "\${COMP_WORDS[COMP_CWORD]}"))`)}
complete -o default -F _baraja baraja`,
  zsh: (all) => `#compdef baraja
# baraja completion zsh > "\${fpath[1]}/_baraja"
${walked(all, `"\${(@)words[2,CURRENT-1]}"`, `compadd -- \${=offered}\n  _files`)}
compdef _baraja baraja`,
  fish: (all) =>
    [
      '# baraja completion fish > ~/.config/fish/completions/baraja.fish',
      ...all.flatMap(({ path, command }) => {
        const at = path.length === 0 ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${path.at(-1)}`;
        return [
          ...command.commands.map(
            (below) => `complete -c baraja -n '${at}' -a ${below.name()} -d '${quoted(below.description())}'`,
          ),
          ...optionsOf(command).map((option) => {
            const short = option.short ? ` -s ${option.short.slice(1)}` : '';
            const long = option.long ? ` -l ${option.long.slice(2)}` : '';
            return `complete -c baraja -n '${at}'${short}${long} -d '${quoted(option.description)}'`;
          }),
        ];
      }),
    ].join('\n'),
};

/** A dot or an apostrophe that begins a line, and backslashes, mean something to the reader of man pages. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&');

function manPage(all: readonly Spot[]): string {
  const { titles, exits } = t().shell;
  const section = ({ path, command }: Spot): string[] => [
    `.SS "${roff(['baraja', ...path, ...command.registeredArguments.map(argumentOf)].join(' '))}"`,
    roff(command.description()),
    ...optionsOf(command).flatMap((option) => ['.TP', `.B ${roff(option.flags)}`, roff(option.description)]),
  ];
  const [first, ...below] = all;
  return [
    '.TH BARAJA 1',
    `.SH ${titles.name}`,
    `baraja \\- ${roff(first?.command.description() ?? '')}`,
    `.SH ${titles.commands}`,
    ...below.flatMap(section),
    `.SH ${titles.exits}`,
    ...Object.entries(exits).flatMap(([code, what]) => ['.TP', `.B ${code}`, roff(what)]),
  ].join('\n');
}
const argumentOf = (argument: Argument): string =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
