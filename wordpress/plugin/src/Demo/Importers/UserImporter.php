<?php

declare(strict_types=1);

namespace Headwater\Demo\Importers;

use Headwater\Demo\DemoMarks;
use Headwater\Demo\Importer;
use RuntimeException;

defined('ABSPATH') || exit;

/**
 * Authors of the demo content. They can edit only their own posts, and their random passwords are shown to no one.
 */
final class UserImporter implements Importer
{
    private DemoMarks $marks;

    public function __construct(DemoMarks $marks)
    {
        $this->marks = $marks;
    }

    public function import(array $item): string
    {
        if ($this->marks->user($item['key']) !== null) {
            return '';
        }
        $present = get_user_by('login', $item['login']);
        if ($present !== false) {
            $this->marks->know("user {$item['key']}", (int) $present->ID);
            return '';
        }
        $id = wp_insert_user(wp_slash([
            'user_login' => $item['login'],
            'user_nicename' => str_replace('.', '-', $item['login']),
            'user_pass' => wp_generate_password(40),
            'user_email' => $item['email'],
            'display_name' => $item['name'],
            'description' => $item['description'],
            'role' => $item['role'] === 'subscriber' ? 'subscriber' : 'author',
        ]));
        if (is_wp_error($id)) {
            throw new RuntimeException("User {$item['login']}: " . $id->get_error_message());
        }
        $this->marks->markUser($item['key'], (int) $id);
        return '';
    }
}
