<?php

declare(strict_types=1);

namespace Headwater\Leads;

defined('ABSPATH') || exit;

/**
 * The extensions that the file fields of one form list, such as dwg, without those that are harmful wherever they are
 * listed.
 */
final class ListedExtensions
{
    /** What browsers show as a page, servers run or obey, and computers start. */
    private const HARMFUL = [
        'html', 'htm', 'xhtml', 'xht', 'shtml', 'shtm', 'stm', 'mht', 'mhtml', 'xml', 'xsl', 'xslt',
        'svg', 'svgz', 'swf', 'js', 'mjs', 'hta', 'jar',
        'php', 'php3', 'php4', 'php5', 'php6', 'php7', 'php8', 'phps', 'pht', 'phtml', 'phar',
        'cgi', 'fcgi', 'pl', 'py', 'rb', 'sh', 'jsp', 'jspx', 'cfm',
        'asp', 'aspx', 'asa', 'asax', 'ascx', 'ashx', 'asmx', 'cer',
        'htaccess', 'htpasswd', 'ini', 'config',
        'exe', 'com', 'dll', 'scr', 'msi', 'bat', 'cmd', 'ps1', 'vbs', 'wsf', 'lnk',
    ];

    /** @var string[] in lower case */
    private array $listed = [];
    /** @var string[] in lower case */
    private array $harmful;

    /**
     * @param iterable $fields of the form: arrays, or Gravity Forms' objects, which are read like arrays
     * @param string[] $refused extensions that Gravity Forms refuses in every form, in lower case
     */
    public function __construct(iterable $fields, array $refused)
    {
        $this->harmful = array_merge(self::HARMFUL, $refused);
        foreach ($fields as $field) {
            $kind = ($field['inputType'] ?? '') ?: ($field['type'] ?? '');
            if ($kind === 'fileupload') {
                $extensions = explode(',', str_replace(['.', ' '], '', $field['allowedExtensions'] ?? ''));
                $this->listed = array_merge($this->listed, array_map('strtolower', $extensions));
            }
        }
    }

    /**
     * Every extension of a name counts: Apache takes `a.html.dwg` for a page, because it does not know the last.
     *
     * @return string|null the extension of a file that the form takes; null for any other file
     */
    public function ofFile(string $name): ?string
    {
        $extensions = array_slice(explode('.', strtolower($name)), 1);
        $last = end($extensions);
        $isTaken = $last !== false && $last !== '' && in_array($last, $this->listed, true);
        return $isTaken && array_intersect($extensions, $this->harmful) === [] ? $last : null;
    }
}
