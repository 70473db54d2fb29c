CREATE TABLE "announced_matches" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"state" jsonb
);
--> statement-breakpoint
CREATE TABLE "announced_news" (
	"article_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"tag" text NOT NULL,
	"payload" text NOT NULL,
	"urgent" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "push_tag_once" UNIQUE("subscription_id","tag")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"host" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"teams" integer[] NOT NULL,
	"kinds" text[] NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"minute_started_at" timestamp with time zone,
	"minute_count" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_endpoint_once" UNIQUE("endpoint"),
	CONSTRAINT "push_language_known" CHECK ("push_subscriptions"."language" in ('bg', 'en')),
	CONSTRAINT "quiet_hours_have_an_end" CHECK (("push_subscriptions"."quiet_from" is null) = ("push_subscriptions"."quiet_until" is null))
);
--> statement-breakpoint
ALTER TABLE "announced_matches" ADD CONSTRAINT "announced_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_news" ADD CONSTRAINT "announced_news_article_id_news_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_send_after_index" ON "push_messages" USING btree ("send_after");--> statement-breakpoint
CREATE INDEX "push_messages_expires_at_index" ON "push_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_teams_index" ON "push_subscriptions" USING gin ("teams");