import { expect, test } from 'vitest';
import { isDangerous, SNIFFED_BYTES } from './dangerous-bytes.ts';

/** A program for Windows: its new header stands at the end, or one byte too late. */
function windowsProgram(end = 68): Buffer {
  const bytes = Buffer.alloc(68);
  bytes.write('MZ');
  bytes.writeUInt32LE(64, 0x3c);
  bytes.write('PE\0\0', 64);
  return bytes.subarray(0, end);
}

const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, string, Buffer]>([
  ['a program for Windows', 'exe', windowsProgram()],
  ['a library for Windows', 'dll', windowsProgram()],
  ['a screen saver', 'scr', windowsProgram()],
  ['a program for Linux', 'bin', Buffer.from([0x7f, 0x45, 0x4c, 0x46])],
  ['a library for Linux', 'so', Buffer.from([0x7f, 0x45, 0x4c, 0x46])],
  ['a program in ELF', 'elf', Buffer.from([0x7f, 0x45, 0x4c, 0x46])],
  ['a program for macOS', 'dylib', Buffer.from([0xcf, 0xfa, 0xed, 0xfe])],
  ['an old program for macOS', 'bin', Buffer.from([0xce, 0xfa, 0xed, 0xfe])],
  ['a program for macOS in the other order', 'bin', Buffer.from([0xfe, 0xed, 0xfa, 0xcf])],
  ['an old program for macOS in the other order', 'bin', Buffer.from([0xfe, 0xed, 0xfa, 0xce])],
  ['a program in Java', 'class', Buffer.from([0xca, 0xfe, 0xba, 0xbe])],
  ['a shortcut', 'lnk', Buffer.from([0x4c, 0, 0, 0, 1, 0x14, 2, 0])],
  ['a shell script', 'sh', Buffer.from('#! /bin/sh')],
  ['a script in Python', 'py', Buffer.from('#!/usr/bin/env python3')],
  ['a script in Ruby', 'rb', Buffer.from('#!/usr/bin/ruby')],
  ['a script in Perl', 'pl', Buffer.from('#!/usr/bin/perl')],
  ['a script in PHP', 'php', Buffer.from('\n<?php phpinfo();')],
  ['a web page', 'html', Buffer.from('<!-- a --> <!DOCTYPE HTML>')],
  ['a part of a web page', 'htm', Buffer.from('<script src="x"></script>')],
  ['a web page in XML', 'xhtml', Buffer.from('<?xml version="1.0"?><html xmlns="x">')],
  ['a web page in UTF-16', 'html', wide('<html >')],
  ['a web page in UTF-16 of the other order', 'html', wide('<html >').swap16()],
  ['a drawing with scripts', 'svg', Buffer.from('<!DOCTYPE svg><s:svg >')],
])('%s is accepted only as .%s', (_what, extension, bytes) => {
  expect([isDangerous(bytes, extension), isDangerous(bytes, 'pdf')]).toEqual([false, true]);
});

test.each<[string, Buffer]>([
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a text that begins with MZ', Buffer.from(`MZ ${'a'.repeat(99)}`)],
  ['a short text that begins with MZ', Buffer.from('MZ')],
  ['half of a program for Windows', windowsProgram(67)],
  ['half of the beginning of a program', Buffer.from([0x7f, 0x45, 0x4c])],
  ['a text about HTML', Buffer.from('About <html>')],
  ['an element of another name', Buffer.from('<header>')],
  ['a line that begins with #!', Buffer.from('#!important')],
  ['nothing', Buffer.alloc(0)],
])('%s is harmless', (_what, bytes) => {
  expect(isDangerous(bytes, 'txt')).toBe(false);
});

// With an expression that tries every split, these would not end.
test.each(['<!---->', ' ', '<!--', '<?xml>', '<!doctype svg>', '<?xml', '<!-->'])(
  'a file that only repeats "%s" is harmless',
  (part) => {
    expect(isDangerous(Buffer.from(part.repeat(SNIFFED_BYTES / part.length)), 'txt')).toBe(false);
  },
);

test('a web page behind many comments is one', () => {
  expect(isDangerous(Buffer.from(`${'<!----> '.repeat(99)}<?xml version="1.0"?><html>`), 'txt')).toBe(true);
});
