// Help and complaints of the command line in the reader's language: the library that reads the command line speaks English only.
import type { Argument, Command, CommanderError, Help, Option } from 'commander';
import { language } from '../house.js';
import { t } from './index.js';

/** Titles, the usage line, defaults and where they come from. */
export const helpWords = (): Partial<Help> => ({
  styleTitle: (title) => {
    const { titles } = t().help;
    const own: Readonly<Record<string, string>> = {
      'Usage:': titles.usage,
      'Arguments:': titles.arguments,
      'Options:': titles.options,
      'Commands:': titles.commands,
    };
    return own[title] ?? title;
  },
  styleUsage: (usage) =>
    usage.replace('[options]', t().help.usage.options).replace('[command]', t().help.usage.command),
  optionDescription: (option) => described(option),
  argumentDescription: (argument) => described(argument),
});

function described(of: Option | Argument): string {
  const { byDefault, environment } = t().help;
  const notes = [
    ...('envVar' in of && of.envVar ? [`${environment}: ${of.envVar}`] : []),
    ...(isTold(of.defaultValue) ? [`${byDefault}: ${told(of)}`] : []),
  ];
  return notes.length > 0 ? `${of.description} (${notes.join(', ')})` : of.description;
}
const isTold = (value: unknown): boolean => value !== undefined && value !== false && value !== true && value !== '';
const told = ({ defaultValue, defaultValueDescription }: Option | Argument): string =>
  defaultValueDescription ?? (Array.isArray(defaultValue) ? defaultValue.join(', ') : String(defaultValue));

/** What was wrong with the command line, by the library's code for it. */
export function complaint({ code, message }: Pick<CommanderError, 'code' | 'message'>): string {
  const { wrong } = t();
  const quoted = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownCommand':
      return wrong.unknownCommand(quoted);
    case 'commander.unknownOption':
      return wrong.unknownOption(quoted);
    case 'commander.missingArgument':
      return wrong.missingArgument(quoted);
    case 'commander.optionMissingArgument':
      return wrong.optionNeedsValue(quoted);
    case 'commander.excessArguments':
      return wrong.tooMany;
    case 'commander.invalidArgument':
      return wrong.invalid(`'${quoted}'`, message.slice(message.lastIndexOf('invalid. ') + 'invalid. '.length));
    default:
      return message;
  }
}

/** A command and all below it speak the reader's language, and a complaint is thrown, for `main` to print. */
export function speaking(command: Command): Command {
  command
    .configureHelp(helpWords())
    .helpOption('-h, --help', t().help.help)
    .exitOverride()
    .configureOutput({ outputError: () => {} });
  const isAsked = command.options.some(({ long }) => long === '--lang');
  if (command.commands.length === 0 && !isAsked) command.option('--lang <en|es>', t().help.language, language);
  if (command.commands.length > 0) command.helpCommand(`help ${t().help.usage.command}`, t().help.help);
  for (const below of command.commands) speaking(below);
  return command;
}
